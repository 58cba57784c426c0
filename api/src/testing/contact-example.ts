import type { ContactRequest } from '@northgate/contracts/contact.js';

/** A request every rule accepts. */
export const contactExample: ContactRequest = {
  name: 'Asha Rao',
  company: 'Example Works',
  email: 'asha@example.com',
  phone: '+91 40 0000 0001',
  service: 'cctv-security',
  message: 'Sixteen cameras and one gate, please.',
};
