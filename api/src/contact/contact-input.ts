import { campaign } from '@northgate/contracts/console/leads.js';
import { contactSchema } from '@northgate/contracts/contact.js';
import { z } from 'zod';
import { InputSchema } from '../http/input.pipe.js';

/** Control characters except tab and line ends: PostgreSQL stores no NUL, and nobody types the others. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

const withoutControl = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(control, '') : value;

const cleaned = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withoutControl(value)]))
    : body;

/** `website` is the field the page hides from people; a campaign that is none is left aside, the request is not. */
const besides = { website: z.unknown().optional(), campaign: campaign.optional().catch(undefined) };

/** A contact request as it comes: the form's own rules, and what a form says besides. */
export const contactInput = new InputSchema(
  (brand) => {
    const schema = z.preprocess(cleaned, z.object({ ...contactSchema(brand).shape, ...besides }));
    return () => schema;
  },
  (brand) => z.object(contactSchema(brand).shape),
);

export type ContactInput = ReturnType<(typeof contactInput)['~standard']['validate']>['value'];
