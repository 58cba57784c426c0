import { frame } from '@northgate/contracts/frame';
import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/controls/button';

interface ContactLinkProps {
  variant: 'solid' | 'ink';
  /** Name and label of the lead event that a click counts as. */
  event: string;
  eventLabel: string;
  children: string;
}

/** The way from the blog to the contact section, counted as a lead. */
export const ContactLink = ({ variant, event, eventLabel, children }: ContactLinkProps) => (
  <ButtonLink
    variant={variant}
    href={paths.homeContact}
    onClick={() => frame().track({ name: event, category: 'lead', label: eventLabel })}
  >
    {children}
  </ButtonLink>
);
