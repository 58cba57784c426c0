import type { Article as ArticleData } from '@northgate/contracts/blog';
import type { PageProps } from '@northgate/contracts/remote';
import { island } from '@northgate/ui/composition/island';
import { staticPart } from '@northgate/ui/composition/static-part';
import { article } from '../content/article.content';
import { ArticleLayout } from '../features/article/article-layout';
import { ArticleView } from '../features/article/article-view';
import { MissingWords } from '../features/article/missing-words';
import { useLeavingBlog } from '../lib/arrival-reload';
import { ContactLink } from '../lib/contact-link';

interface OfPost {
  post: ArticleData;
}

const Head = staticPart<OfPost>(
  'article-head',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/article/article-head-section').then((module) => module.ArticleHeadSection)),
);
const Contents = staticPart<OfPost>(
  'article-contents',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/article/article-contents').then((module) => module.ArticleContents)),
);
const Facts = staticPart<OfPost>(
  'article-facts',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/article/article-facts').then((module) => module.ArticleFacts)),
);
const Body = staticPart<OfPost>(
  'article-body',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/article/article-body').then((module) => module.ArticleBody)),
);
const About = staticPart(
  'article-about',
  DRAWS_STATIC_PARTS && (() => import('../features/article/about-words').then((module) => module.AboutWords)),
);
const Tiles = staticPart(
  'article-tiles',
  DRAWS_STATIC_PARTS && (() => import('../features/article/about-tiles').then((module) => module.AboutTiles)),
);
const Related = staticPart<OfPost>(
  'article-related',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/article/related-articles').then((module) => module.RelatedArticles)),
);
const Ways = staticPart<OfPost>(
  'article-ways',
  DRAWS_STATIC_PARTS && (() => import('../features/article/ways-on').then((module) => module.WaysOn)),
);
const Share = island(() => import('../features/article/share-button').then((module) => module.ShareButton), {
  name: 'article-share',
  on: 'idle',
});
const Lookup = island(
  () => import('../features/article/article-lookup').then((module) => module.ArticleLookup),
  {
    name: 'article-lookup',
    on: 'idle',
    Fallback: MissingWords,
  },
);

/** One article of the blog, or the word that there is none. */
export default function ArticlePage({ data, params }: PageProps<ArticleData | null>) {
  useLeavingBlog();
  return data ? <Article post={data} /> : <Lookup slug={params.slug} />;
}

function Article({ post }: OfPost) {
  return (
    <>
      <ArticleView slug={post.slug} />
      <ArticleLayout
        head={<Head post={post} />}
        contents={<Contents post={post} />}
        facts={<Facts post={post} />}
        share={<Share post={post} />}
        body={<Body post={post} />}
        about={<About />}
        contact={
          <ContactLink variant="ink" event="blog_contact_click" eventLabel={post.slug}>
            {article.about.action}
          </ContactLink>
        }
        tiles={<Tiles />}
        related={<Related post={post} />}
        ways={<Ways post={post} />}
      />
    </>
  );
}
