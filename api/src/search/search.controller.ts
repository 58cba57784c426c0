import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  searchAnswer,
  searchRequest,
  type SearchAnswer,
  type SearchRequest,
} from '@northgate/contracts/search.js';
import { AnswersProblems } from '../docs/describe.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { SearchService } from './search.service.js';

@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @Header('cache-control', 'private, max-age=30')
  @RateLimited('search')
  @ApiOperation({
    summary: 'Searches pages, questions and articles; forgives slips of the pen and stores nothing.',
  })
  @ApiResponse({ status: 200, description: 'What was found, kind by kind.', standardSchema: searchAnswer })
  @AnswersProblems('invalid-input', 'too-many-requests')
  find(@Query({ schema: searchRequest }) { q }: SearchRequest): Promise<SearchAnswer> {
    return this.search.search(q);
  }
}
