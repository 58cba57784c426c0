import { frame } from '@northgate/contracts/frame';
import { Text } from '@northgate/ui/components/text/text';
import { contactContent } from '../../content/contact.content';

/** Stands in for a form that was never there and cannot be loaded: our e-mail. */
export function FormUnavailable() {
  const { email } = frame().brand;
  return (
    <Text look="body">
      {contactContent.away} <a href={`mailto:${email}`}>{email}</a>
    </Text>
  );
}
