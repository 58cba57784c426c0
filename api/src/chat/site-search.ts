import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ContentIndex } from '@northgate/contracts/content-index.js';
import { BlogService } from '../blog/blog.service.js';
import { Environment } from '../environment.js';
import { AnswerFinder, type FindResult } from './answer-finder.js';
import type { AnswerIndex } from './answer-index.js';
import { EmbeddingsEndpoint } from './embeddings-endpoint.js';
import { PageIndex } from './page-index.js';
import { ProvidedMeaning } from './provided-meaning.js';
import { DocumentIndex, type SearchDocument } from './document-index.js';
import { documentsOfPages, documentsOfPosts } from './search-documents.js';
import { WordVectors } from './word-vectors.js';

/** Questions after which an answer takes about as long as later ones; a fifth of a second of work. */
const enoughPractice = 20;

interface Built {
  documents: DocumentIndex;
  finder: AnswerFinder;
}

/** Search over what the site says now: its answers, its pages and its posts. */
@Injectable()
export class SiteSearch {
  private readonly vectors = WordVectors.shipped();
  private built: Built | undefined;
  private building = Promise.resolve();
  private builtFrom = '';
  private practised = false;
  private last = Promise.resolve();
  private readonly meaning: ProvidedMeaning | undefined;

  constructor(
    private readonly environment: Environment,
    private readonly pages: PageIndex,
    private readonly blog: BlogService,
  ) {
    const { embeddings } = environment;
    this.meaning = embeddings && new ProvidedMeaning(new EmbeddingsEndpoint(embeddings));
    pages.whenChanged(() => this.rebuildAfterChange());
  }

  /** Resolves once a question can be answered from what is known now. */
  async ready(): Promise<void> {
    if (this.built) return;
    this.rebuildAfterChange();
    await this.building;
  }

  /** Answers, pages and posts for a message; `about` is what the answer before it was about. */
  async find(message: string, about?: string): Promise<FindResult> {
    const { finder } = await this.inTurn();
    const meaning = await this.meaning?.of(finder.corrected(message), finder.entries);
    return finder.find(message, about?.split(','), meaning);
  }

  /** What speaks for the best entries for a question; for fitting how much that says. */
  async evidenceFor(message: string): Promise<ReturnType<AnswerFinder['evidenceFor']>> {
    await this.find(message);
    return this.built!.finder.evidenceFor(message);
  }

  /** Makes finders over other answers than those of the pages now; for fitting. */
  async finderOf(): Promise<(pages: ContentIndex['pages']) => AnswerFinder> {
    const { documents } = await this.inTurn();
    return (pages) => new AnswerFinder(pages, this.documentsNow(), { documents, vectors: this.vectors });
  }

  /** The indexes of pages and posts, and of answers, for a search by words alone. */
  async indexes(): Promise<{ documents: DocumentIndex; answers: AnswerIndex }> {
    const { documents, finder } = await this.inTurn();
    return { documents, answers: finder.index };
  }

  private async inTurn(): Promise<Built> {
    this.rebuildAfterChange();
    if (!this.built) await this.building;
    await this.turn();
    return this.built!;
  }

  /** Asks some of the site's own questions: code that has never run takes twice as long, and a crowd may come first. */
  private async practiseOnce(finder: AnswerFinder, pages: ContentIndex['pages']): Promise<void> {
    const questions = pages.flatMap(({ answers }) => answers.map(({ ask }) => ask[0] ?? ''));
    if (this.practised || questions.length === 0) return;
    this.practised = true;
    for (const question of questions.slice(0, enoughPractice)) {
      await this.turn();
      finder.find(question);
    }
  }

  /** One question in each round of the event loop, so that many at once keep nobody else waiting. */
  private turn(): Promise<void> {
    this.last = this.last.then(() => setImmediate());
    return this.last;
  }

  /** The title of a page or post of this site, nothing for any other path. */
  titleOf(path: string): string | undefined {
    return this.built?.documents.get(path)?.title;
  }

  /** The question that an answer's key stands for, nothing when the site no longer has it. */
  questionOf(key: string): string | undefined {
    return this.built?.finder.index.get(key)?.ask[0];
  }

  /** The page that answers a question of the site, nothing when none does. */
  pageAnswering(question: string): string | undefined {
    return this.built?.finder.entries.find(({ ask }) => ask[0] === question)?.path;
  }

  private documentsNow(): SearchDocument[] {
    return [
      ...documentsOfPages(this.pages.current().pages, this.environment.brand.company.name),
      ...documentsOfPosts(this.blog.searchable().posts),
    ];
  }

  /** When pages or posts have changed; until the new index is there, the one before answers. */
  private rebuildAfterChange(): void {
    const pages = this.pages.current();
    const posts = this.blog.searchable();
    const source = `${pages.version} ${posts.version}`;
    if (source === this.builtFrom) return;
    this.builtFrom = source;
    const all = this.documentsNow();
    this.building = this.building.then(async () => {
      const documents = await DocumentIndex.of(all);
      const finder = new AnswerFinder(pages.pages, all, { documents, vectors: this.vectors });
      this.built = { documents, finder };
      void this.meaning?.learn(finder.entries);
      void this.practiseOnce(finder, pages.pages);
    });
  }
}
