import { drawnPart } from '@northgate/ui/composition/drawn-part';
import type { CoverChoice } from '../../lib/drawings/covers/choose-cover';

interface CoverProps {
  slug: string;
  tags: string[];
  variant: 'card' | 'lead';
  choice: CoverChoice;
}

/** A cover in the listing: filters take cards away and bring them back. */
export const CardCover = drawnPart<CoverProps>({
  name: ({ slug, choice }) => `cover-${slug}-${choice.subject ?? 'lines'}-${choice.tint}`,
  isLate: ({ variant }) => variant === 'card',
  load: () => import('../../lib/drawings/covers/post-cover').then((module) => module.PostCover),
});
