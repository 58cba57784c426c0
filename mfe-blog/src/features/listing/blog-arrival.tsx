import { frame } from '@northgate/contracts/frame';
import { useEffect } from 'react';
import { reloadOnArrival, useLeavingBlog } from '../../lib/arrival-reload';

const reloadPage = () => window.location.reload();

/** Counts the visit to the listing, or reloads the page first when the visitor has just come to the blog. */
export function BlogArrival({ reload = reloadPage }: { reload?: () => void }) {
  useEffect(() => {
    const stop = reloadOnArrival(reload);
    if (stop) return stop;
    frame().track({ name: 'view_blog_page', category: 'engagement', label: 'blog_listing' });
  }, [reload]);
  useLeavingBlog();
  return null;
}
