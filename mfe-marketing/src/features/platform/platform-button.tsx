import { frame } from '@northgate/contracts/frame';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { VisuallyHidden } from '@northgate/ui/components/text/visually-hidden';
import { ArrowUpRight } from '@northgate/ui/icons/lucide';
import { platformAction } from '../../content/platform.content';

/** The way to the platform itself, which is another site and opens in a new tab. */
export function PlatformButton({ variant }: { variant?: 'solid' | 'ink' }) {
  const { platformUrl, product } = frame().brand;
  return (
    <ButtonLink href={platformUrl} newTab variant={variant}>
      {platformAction.label(product.name)}
      <VisuallyHidden> {platformAction.newTab}</VisuallyHidden>
      <Icon of={ArrowUpRight} />
    </ButtonLink>
  );
}
