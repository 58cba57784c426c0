import type { Article } from '@northgate/contracts/blog';
import { frame } from '@northgate/contracts/frame';
import { useEffect } from 'react';
import { article } from '../../content/article.content';
import { ContactLink } from '../../lib/contact-link';
import { AboutTiles } from './about-tiles';
import { AboutWords } from './about-words';
import { ArticleBody } from './article-body';
import { ArticleContents } from './article-contents';
import { ArticleFacts } from './article-facts';
import { ArticleHeadSection } from './article-head-section';
import { ArticleLayout } from './article-layout';
import { articleMeta } from './article-meta';
import { ArticleView } from './article-view';
import { RelatedArticles } from './related-articles';
import { ShareButton } from './share-button';
import { WaysOn } from './ways-on';

/** An article that came from the api and not with the page. */
export function LoadedArticle({ post }: { post: Article }) {
  useEffect(() => {
    document.title = articleMeta(post, frame().brand).title;
  }, [post]);
  return (
    <>
      <ArticleView slug={post.slug} />
      <ArticleLayout
        head={<ArticleHeadSection post={post} />}
        contents={<ArticleContents post={post} />}
        facts={<ArticleFacts post={post} />}
        share={<ShareButton post={post} />}
        body={<ArticleBody post={post} />}
        about={<AboutWords />}
        contact={
          <ContactLink variant="ink" event="blog_contact_click" eventLabel={post.slug}>
            {article.about.action}
          </ContactLink>
        }
        tiles={<AboutTiles />}
        related={<RelatedArticles post={post} />}
        ways={<WaysOn post={post} />}
      />
    </>
  );
}
