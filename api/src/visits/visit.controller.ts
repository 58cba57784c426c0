import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { candidateHeader } from '@northgate/contracts/candidate.js';
import { visitReport, type VisitReport } from '@northgate/contracts/visit-report.js';
import type { FastifyRequest } from 'fastify';
import { AnswersProblems, posted } from '../docs/describe.js';
import { clientKey } from '../http/client-key.js';
import { NoFormGuard } from '../http/form-post.js';
import { VisitService } from './visit.service.js';

/** What pages say of visits. */
@Controller('visits')
export class VisitController {
  constructor(private readonly visits: VisitService) {}

  @Post()
  @HttpCode(204)
  @UseGuards(NoFormGuard)
  @ApiOperation({
    summary: 'Counts what was done on a page and how it went; keeps nothing about who did it.',
  })
  @ApiResponse({ status: 204, description: 'Taken; more than a few a minute are not counted.' })
  @AnswersProblems(...posted)
  count(@Body({ schema: visitReport }) report: VisitReport, @Req() request: FastifyRequest): void {
    // Who looks at a candidate is no visitor.
    if (request.headers[candidateHeader] === undefined) this.visits.record(report, clientKey(request.ip));
  }
}
