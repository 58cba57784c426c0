import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { BlogService } from '../blog/blog.service.js';
import { Environment } from '../environment.js';
import { PageIndex } from './page-index.js';
import { DocumentIndex, type Hit } from './document-index.js';
import { documentsOfPages, documentsOfPosts } from './search-documents.js';

/** Search over what the site says now: its pages and its posts. */
@Injectable()
export class SiteSearch {
  private index: DocumentIndex | undefined;
  private building = Promise.resolve();
  private builtFrom = '';
  private last = Promise.resolve();

  constructor(
    private readonly environment: Environment,
    private readonly pages: PageIndex,
    private readonly blog: BlogService,
  ) {
    pages.whenChanged(() => this.rebuildAfterChange());
  }

  /** Pages and posts for a question, best first. */
  async find(question: string): Promise<Hit[]> {
    this.rebuildAfterChange();
    if (!this.index) await this.building;
    await this.turn();
    return this.index!.find(question);
  }

  /** One question in each round of the event loop, so that many at once keep nobody else waiting. */
  private turn(): Promise<void> {
    this.last = this.last.then(() => setImmediate());
    return this.last;
  }

  /** The title of a page or post of this site, nothing for any other path. */
  titleOf(path: string): string | undefined {
    return this.index?.get(path)?.title;
  }

  /** When pages or posts have changed; until the new index is there, the one before answers. */
  private rebuildAfterChange(): void {
    const pages = this.pages.current();
    const posts = this.blog.searchable();
    const source = `${pages.version} ${posts.version}`;
    if (source === this.builtFrom) return;
    this.builtFrom = source;
    const documents = [
      ...documentsOfPages(pages.pages, this.environment.brand.company.name),
      ...documentsOfPosts(posts.posts),
    ];
    this.building = this.building.then(async () => {
      this.index = await DocumentIndex.of(documents);
    });
  }
}
