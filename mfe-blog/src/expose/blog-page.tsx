import type { PageProps } from '@northgate/contracts/remote';
import { island } from '@northgate/ui/composition/island';
import { staticPart } from '@northgate/ui/composition/static-part';
import { listing } from '../content/listing.content';
import { BlogArrival } from '../features/listing/blog-arrival';
import { ClosingSection } from '../features/listing/closing-section';
import type { ListingPage } from '../features/listing/pages.logic';
import { PostLinks } from '../features/listing/post-links';
import { ContactLink } from '../lib/contact-link';

const Head = staticPart(
  'blog-head',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/listing/blog-head-section').then((module) => module.BlogHeadSection)),
);
const Posts = island(() => import('../features/listing/post-list').then((module) => module.PostList), {
  name: 'post-list',
  // Its posts are asked for anew once it is there, and whenever somebody comes back to the tab.
  on: 'visible',
  Fallback: PostLinks,
});
const ClosingWords = staticPart(
  'blog-closing',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/listing/closing-words').then((module) => module.ClosingWords)),
);

/** A page of the blog's listing. */
export default function BlogPage({ data }: PageProps<ListingPage | null>) {
  const { posts, page, pages } = data ?? { posts: null, page: 1, pages: 1 };
  return (
    <>
      <BlogArrival />
      <Head />
      <Posts key={page} posts={posts} page={page} pages={pages} />
      <ClosingSection
        words={<ClosingWords />}
        action={
          <ContactLink variant="solid" event="blog_cta_click" eventLabel="contact_from_blog">
            {listing.closing.action}
          </ContactLink>
        }
      />
    </>
  );
}
