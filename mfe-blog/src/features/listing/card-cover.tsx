import { drawnPart } from '@northgate/ui/composition/drawn-part';

interface CoverProps {
  slug: string;
  tags: string[];
  variant: 'card' | 'lead';
}

/** A cover in the listing: filters take cards away and bring them back. */
export const CardCover = drawnPart<CoverProps>({
  name: ({ slug }) => `cover-${slug}`,
  isLate: ({ variant }) => variant === 'card',
  load: () => import('@northgate/ui/drawings/covers/post-cover').then((module) => module.PostCover),
});
