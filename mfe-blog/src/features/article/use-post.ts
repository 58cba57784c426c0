import type { Article } from '@northgate/contracts/blog';
import { paths } from '@northgate/site/paths';
import { useEffect, useState } from 'react';
import { matchRoutes } from 'react-router-dom';
import { completeArticle } from '../../lib/complete-article';
import { fetchPost } from './fetch-post';

export type PostState = { status: 'loading' } | { status: 'error' } | { status: 'loaded'; post: Article };

/** How long a page that says "not found" keeps saying so before it shows that it is looking, in milliseconds. */
const patience = 250;

const slugOfAddress = (): string | undefined =>
  matchRoutes([{ path: paths.article(':slug') }], window.location)?.[0]?.params.slug;

/** The post with this slug, or with that of the address: the page for unknown slugs is one for all of them. */
export function usePost(slug: string | undefined, initially: 'loading' | 'error'): PostState {
  const [state, setState] = useState<PostState>({ status: initially });
  useEffect(() => {
    const control = new AbortController();
    const slow = window.setTimeout(() => setState({ status: 'loading' }), patience);
    const settle = (next: PostState) => {
      window.clearTimeout(slow);
      if (!control.signal.aborted) setState(next);
    };
    fetchPost(slug ?? slugOfAddress(), control.signal).then(
      (post) => settle({ status: 'loaded', post: completeArticle(post) }),
      () => settle({ status: 'error' }),
    );
    return () => {
      window.clearTimeout(slow);
      control.abort();
    };
  }, [slug]);
  return state;
}
