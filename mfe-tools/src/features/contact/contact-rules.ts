import '../../lib/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { contactSchema } from '@northgate/contracts/contact';
import { frame } from '@northgate/contracts/frame';

/** Checks a form by the rules of the api; made once, when the first form is used. */
export const checkContact = zodResolver(contactSchema(frame().brand));
