import { Injectable } from '@nestjs/common';
import type { ChatAnswer } from '@northgate/contracts/chat.js';
import { BlogService } from '../blog/blog.service.js';
import { Environment } from '../environment.js';
import { ChatProvider } from './chat-provider.js';
import { PageIndex } from './page-index.js';
import { PassageIndex, type Hit } from './passage-index.js';
import { quote, worthOf } from './quote.js';
import { passagesOfPages, passagesOfPosts } from './search-passages.js';
import { offTopicAnswer, smallTalk, withoutGreeting } from './small-talk.js';

/** Least share of the question's words a passage must have for the question to be about us. */
const onTopic = 0.5;

/** Further pages are offered when they score at least this share of the best one. */
const worthOffering = 0.35;
const mostSources = 3;

/** Answers by quoting the site: it can be wrong about what was meant, but not about what the site says. */
@Injectable()
export class EmbeddedAssistant extends ChatProvider {
  private index = new PassageIndex([]);
  private builtFrom = '';

  constructor(
    private readonly environment: Environment,
    private readonly pages: PageIndex,
    private readonly blog: BlogService,
  ) {
    super();
  }

  override async answer(message: string): Promise<ChatAnswer> {
    const { brand } = this.environment;
    const talk = smallTalk(message, brand);
    if (talk) return talk;
    const hits = this.currentIndex()
      .find(withoutGreeting(message))
      .filter(({ coverage }) => coverage >= onTopic);
    return hits.length === 0 ? offTopicAnswer(brand) : answerFrom(hits);
  }

  /** Built anew when pages or posts have changed since the last question. */
  private currentIndex(): PassageIndex {
    const pages = this.pages.current();
    const posts = this.blog.searchable();
    const source = `${pages.version} ${posts.version}`;
    if (source !== this.builtFrom) {
      this.index = new PassageIndex([
        ...passagesOfPages(pages.pages, this.environment.brand.company.name),
        ...passagesOfPosts(posts.posts),
      ]);
      this.builtFrom = source;
    }
    return this.index;
  }
}

function answerFrom(hits: Hit[]): ChatAnswer {
  const best = hits[0]!;
  const quoted = bestPassage(hits.filter(({ passage }) => passage.path === best.passage.path));
  const sources = new Map([[best.passage.path, sourceOf(quoted)]]);
  for (const hit of hits) {
    if (hit.score < best.score * worthOffering || sources.size === mostSources) break;
    if (!sources.has(hit.passage.path)) sources.set(hit.passage.path, sourceOf(hit));
  }
  const quotation = quote(quoted.passage.text, quoted.terms);
  return { response: `From “${best.passage.title}”: ${quotation}`, sources: [...sources.values()] };
}

/** A sample question or a title may have matched best; what is quoted is the text that has most of the words. */
function bestPassage(hits: Hit[]): Hit {
  const worths = hits.map(({ passage, terms }) => worthOf(`${passage.heading} ${passage.text}`, terms));
  return hits[worths.indexOf(Math.max(...worths))]!;
}

const sourceOf = ({ passage: { title, path, anchor } }: Hit) => ({
  title,
  path: anchor ? `${path}#${anchor}` : path,
});
