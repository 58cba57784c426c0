import { Injectable } from '@nestjs/common';
import type { Changed } from '@northgate/contracts/console/audit.js';
import type { LeadChange, LeadDetail, LeadFilter, LeadSettings } from '@northgate/contracts/console/leads.js';
import { DeliveryService } from '../delivery/delivery.service.js';
import { AppError } from '../http/app-error.js';
import { LeadDesk } from './lead-desk.js';
import { LeadListRepository } from './lead-list.repository.js';
import { LeadWorkRepository, type LeadRecord, type LeadState } from './lead-work.repository.js';
import { workAsCsv } from './leads-format.js';

/** What the console does with leads; each change says what is to stand in the audit log, without a visitor's words. */
@Injectable()
export class LeadWorkService {
  constructor(
    private readonly desk: LeadDesk,
    private readonly list: LeadListRepository,
    private readonly leads: LeadWorkRepository,
    private readonly delivery: DeliveryService,
  ) {}

  async detail(id: string): Promise<LeadDetail> {
    return (await this.leads.detail(id)) ?? notThere();
  }

  async changeOne(id: string, change: LeadChange): Promise<Changed<LeadDetail>> {
    const { change: noted } = await this.change([id], change);
    return { result: await this.detail(id), change: noted };
  }

  /** Answers how the leads were before, so that it can be taken back. */
  async change(ids: string[], change: LeadChange): Promise<Changed<LeadState[]>> {
    const before = await this.leads.change(ids, change);
    if (before.length === 0) return notThere();
    const [only] = before.length === 1 ? before : [];
    return {
      result: before,
      change: {
        what: 'change leads',
        subject: only ? `lead ${only.id}` : `${before.length} leads`,
        before: only ? { status: only.status, owner: only.owner } : before.map((lead) => ({ ...lead })),
        after: { ...change },
      },
    };
  }

  async addNote(id: string, author: string, text: string): Promise<Changed<LeadDetail>> {
    const note = (await this.leads.addNote(id, author, text)) ?? notThere();
    return {
      result: await this.detail(id),
      change: {
        what: 'add note',
        subject: `lead ${id}`,
        before: null,
        after: { note, characters: text.length },
      },
    };
  }

  async removeNote(id: string, note: string): Promise<Changed<LeadDetail>> {
    const { author, text } = (await this.leads.removeNote(id, note)) ?? notThere();
    const before = { note, author, characters: text.length };
    return {
      result: await this.detail(id),
      change: { what: 'remove note', subject: `lead ${id}`, before, after: null },
    };
  }

  async redeliver(id: string): Promise<Changed<LeadDetail>> {
    const before = (await this.detail(id)).delivery;
    const notifications = await this.desk.retry(id);
    this.delivery.announce();
    const change = {
      what: 'deliver again',
      subject: `lead ${id}`,
      before: { delivery: before },
      after: { notifications },
    };
    return { result: await this.detail(id), change };
  }

  async redeliverAllDead(): Promise<Changed<{ notifications: number }>> {
    const notifications = await this.desk.retryAllDead();
    this.delivery.announce();
    const after = { notifications };
    return {
      result: after,
      change: { what: 'deliver again', subject: 'all that was given up', before: null, after },
    };
  }

  /** Everything the filter finds, however many pages that are. */
  async csv(filter: LeadFilter): Promise<Changed<string>> {
    const leads: LeadRecord[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page = await this.list.page(filter, after);
      leads.push(...(await this.leads.records(page.leads.map(({ id }) => id))));
      after = page.next;
    }
    const names = Object.keys(filter).sort();
    return {
      result: workAsCsv(leads),
      change: {
        what: 'export leads',
        subject: `${leads.length} leads`,
        before: null,
        after: { filteredBy: names },
      },
    };
  }

  async exportPerson(email: string): Promise<Changed<{ email: string; leads: LeadRecord[] }>> {
    const ids = await this.leads.idsOf(email);
    const leads = await this.leads.records(ids);
    const change = { what: 'export person', subject: 'a person', before: null, after: { leads: ids } };
    return { result: { email, leads }, change };
  }

  async erasePerson(email: string): Promise<Changed<{ erased: number }>> {
    const ids = await this.leads.idsOf(email);
    const erased = await this.leads.erase(ids);
    const change = {
      what: 'erase person',
      subject: 'a person',
      before: { leads: ids },
      after: { leads: [] },
    };
    return { result: { erased }, change };
  }

  async settings(): Promise<LeadSettings> {
    return { keepDays: await this.leads.keepDays() };
  }

  async setSettings(settings: LeadSettings): Promise<Changed<LeadSettings>> {
    const before = { keepDays: await this.leads.setKeepDays(settings.keepDays) };
    return { result: settings, change: { what: 'set retention', subject: 'leads', before, after: settings } };
  }
}

function notThere(): never {
  throw new AppError('not-found', { error: 'There is no such lead.' });
}
