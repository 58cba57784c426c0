import { Body, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import type { Changed } from '@northgate/contracts/console/audit.js';
import {
  leadChange,
  leadFilter,
  leadNoteText,
  leadPerson,
  leadsChange,
  leadSettings,
  type LeadChange,
  type LeadChoices,
  type LeadDetail,
  type LeadFilter,
  type LeadPage,
  type LeadSettings,
} from '@northgate/contracts/console/leads.js';
import { z } from 'zod';
import { DeskController, DeskPerson, Private } from '../desk/desk-controller.js';
import { LeadListRepository } from './lead-list.repository.js';
import { LeadWorkService } from './lead-work.service.js';

const id = { schema: z.uuid() };
const listed = leadFilter.extend({ after: z.string().max(60).optional() });

/** Leads for the console: the inbox, work on them, and what persons may ask for. */
@DeskController('leads')
export class LeadWorkController {
  constructor(
    private readonly list: LeadListRepository,
    private readonly work: LeadWorkService,
  ) {}

  @Get()
  @Private()
  page(@Query({ schema: listed }) { after, ...filter }: z.infer<typeof listed>): Promise<LeadPage> {
    return this.list.page(filter, after);
  }

  @Get('choices')
  @Private()
  choices(): Promise<LeadChoices> {
    return this.list.choices();
  }

  @Get('settings')
  @Private()
  settings(): Promise<LeadSettings> {
    return this.work.settings();
  }

  @Put('settings')
  setSettings(@Body({ schema: leadSettings }) settings: LeadSettings): Promise<Changed<LeadSettings>> {
    return this.work.setSettings(settings);
  }

  @Patch()
  changeSeveral(@Body({ schema: leadsChange }) { ids, change }: z.infer<typeof leadsChange>) {
    return this.work.change(ids, change);
  }

  @Post('csv')
  csv(@Body({ schema: leadFilter }) filter: LeadFilter): Promise<Changed<string>> {
    return this.work.csv(filter);
  }

  @Post('redeliveries')
  redeliverAll() {
    return this.work.redeliverAllDead();
  }

  @Post('persons/export')
  export(@Body({ schema: leadPerson }) { email }: z.infer<typeof leadPerson>) {
    return this.work.exportPerson(email);
  }

  @Post('persons/erase')
  erase(@Body({ schema: leadPerson }) { email }: z.infer<typeof leadPerson>) {
    return this.work.erasePerson(email);
  }

  @Get(':id')
  @Private()
  find(@Param('id', id) lead: string): Promise<LeadDetail> {
    return this.work.detail(lead);
  }

  @Patch(':id')
  change(@Param('id', id) lead: string, @Body({ schema: leadChange }) change: LeadChange) {
    return this.work.changeOne(lead, change);
  }

  @Post(':id/notes')
  addNote(
    @Param('id', id) lead: string,
    @Body({ schema: leadNoteText }) { text }: z.infer<typeof leadNoteText>,
    @DeskPerson() author: string,
  ) {
    return this.work.addNote(lead, author, text);
  }

  @Delete(':id/notes/:note')
  removeNote(@Param('id', id) lead: string, @Param('note', id) note: string) {
    return this.work.removeNote(lead, note);
  }

  @Post(':id/redelivery')
  redeliver(@Param('id', id) lead: string) {
    return this.work.redeliver(lead);
  }
}
