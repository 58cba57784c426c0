import { Get, Query } from '@nestjs/common';
import { questionFilter, type QuestionReport } from '@northgate/contracts/console/questions.js';
import type { z } from 'zod';
import { DeskController, Private } from '../desk/desk-controller.js';
import { Environment } from '../environment.js';
import { QuestionRepository } from '../questions/question.repository.js';
import { SiteSearch } from './site-search.js';

/** Words that are shown at once. */
const mostWords = 500;

/** What the assistant was asked, for the console. */
@DeskController('questions')
export class QuestionDeskController {
  constructor(
    private readonly repository: QuestionRepository,
    private readonly environment: Environment,
    private readonly search: SiteSearch,
  ) {}

  @Get()
  @Private()
  async report(
    @Query({ schema: questionFilter }) { since }: z.infer<typeof questionFilter>,
  ): Promise<QuestionReport> {
    const counts = await this.repository.counts(since);
    const words = await this.repository.kept(since ? Date.parse(since) : 0);
    const named = new Set([...counts, ...words].map(({ nearest }) => nearest));
    return {
      counts,
      words: words.slice(0, mostWords),
      keepDays: this.environment.keepQuestionsDays,
      pages: Object.fromEntries(
        [...named].map((question) => [question, this.search.pageAnswering(question) ?? '']),
      ),
    };
  }
}
