import type { Brand } from '@northgate/site/brand.js';
import { serviceOptions } from '@northgate/site/services.js';
// The smaller half of the library, for the browser checks a form with it.
import * as z from 'zod/mini';

/** Longest accepted texts, in characters after trimming. */
export const contactLimits = { name: 200, company: 200, email: 254, phone: 50, message: 5000 } as const;

/** One @ with text before it, a dot in the part after it, two or more letters at the end, no spaces. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

const text = (limit: number, least: number, message: string) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(least, message),
      z.maxLength(limit, `Please use at most ${limit} characters.`),
    );

/**
 * The contact form's rules, the same in the browser and in the api.
 * Texts are trimmed first; every rule carries the message that stands under its field.
 */
export function contactSchema(brand: Brand) {
  const services = serviceOptions(brand).map((option) => option.value);
  const serviceMessage = 'Please select a service.';
  return z.object({
    name: text(contactLimits.name, 2, 'Name must be at least 2 characters.'),
    company: text(contactLimits.company, 1, 'Company name is required.'),
    email: text(contactLimits.email, 1, 'Please enter a valid email address.').check(
      z.regex(emailPattern, 'Please enter a valid email address.'),
    ),
    phone: text(contactLimits.phone, 5, 'Please enter a valid phone number.'),
    service: z
      .string({ error: serviceMessage })
      .check(z.refine((value) => services.includes(value), { error: serviceMessage })),
    message: text(contactLimits.message, 10, 'Message must be at least 10 characters.'),
  });
}

/** A checked contact request: six trimmed strings. */
export type ContactRequest = z.infer<ReturnType<typeof contactSchema>>;

/** What the api answers with 201: the lead is committed. */
export const contactAnswer = z.object({ ok: z.literal(true) });
