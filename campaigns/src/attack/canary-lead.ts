import { defaultBrand } from '@northgate/site/brand.default.js';
import { serviceOptions } from '@northgate/site/services.js';

/** A lead as the contact form sends it, of nobody. */
export const canaryLead = {
  name: 'Canary',
  company: 'Canary',
  email: 'canary@example.com',
  phone: '+441234567890',
  service: serviceOptions(defaultBrand)[0]?.value ?? '',
  message: 'Nobody has sent this as a request.',
};
