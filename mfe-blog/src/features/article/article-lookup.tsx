import prose from '@northgate/ui/components/text/prose.module.css';
import hidden from '@northgate/ui/components/text/visually-hidden.module.css';
import { includeStyles, noteSheet } from '@northgate/ui/composition/sheets';
import drawing from '@northgate/ui/drawings/drawing.css';
import badge from '@northgate/ui/generated/badge.module.css';
import link from '@northgate/ui/generated/text-link.module.css';
import skeleton from '@northgate/ui/generated/skeleton.module.css';
import { useAdopted } from '@northgate/ui/hooks/use-adopted';
import { useState } from 'react';
import postFacts from '../../lib/post-facts.module.css';
import about from './about-company.module.css';
import facts from './article-facts.module.css';
import head from './article-head-section.module.css';
import main from './article-layout.module.css';
import { ArticleSkeleton } from './article-skeleton';
import related from './related-articles.module.css';
import skeletonLines from './article-skeleton.module.css';
import { LoadedArticle } from './loaded-article';
import { MissingSection } from './missing-section';
import { usePost } from './use-post';
import ways from './ways-on.module.css';

const styles = [
  head,
  main,
  facts,
  related,
  ways,
  postFacts,
  prose,
  about,
  skeletonLines,
  hidden,
  badge,
  link,
  skeleton,
];

/** Shown for an article that did not exist when the page was rendered; asks the api whether it exists now. */
export function ArticleLookup({ slug }: { slug: string | undefined }) {
  includeStyles(...styles);
  noteSheet(drawing);
  const adopted = useAdopted();
  const [initially] = useState<'loading' | 'error'>(() => (SERVER || adopted ? 'error' : 'loading'));
  const state = usePost(slug, initially);
  if (state.status === 'loading') return <ArticleSkeleton />;
  return state.status === 'loaded' ? <LoadedArticle post={state.post} /> : <MissingSection />;
}
