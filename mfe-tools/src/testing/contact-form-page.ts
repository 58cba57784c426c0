import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A message that passes every rule. */
export const message = {
  name: 'Ada Marsh',
  company: 'Marsh Freight',
  email: 'ada@example.com',
  phone: '+00 00 000',
  service: 'cctv-security',
  message: 'Four depots, no night staff.',
};

/** The contact form as a person meets it. */
export const page = {
  field: (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }),
  service: () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service' }),
  sendButton: () => screen.getByRole('button', { name: 'Send Message' }),
  send: () => userEvent.click(page.sendButton()),
  fill: async () => {
    await userEvent.type(page.field('Name'), message.name);
    await userEvent.type(page.field('Company'), message.company);
    await userEvent.type(page.field('Email'), message.email);
    await userEvent.type(page.field('Phone'), message.phone);
    await userEvent.selectOptions(page.service(), message.service);
    await userEvent.type(page.field('Message'), message.message);
  },
  texts: () => ({
    name: page.field('Name').value,
    company: page.field('Company').value,
    email: page.field('Email').value,
    phone: page.field('Phone').value,
    service: page.service().value,
    message: page.field('Message').value,
  }),
};
