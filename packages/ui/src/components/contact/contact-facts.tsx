import type { Brand } from '@northgate/site/brand';
import { telHref } from '@northgate/site/tel-href';
import { Facts } from '../figures/facts';

/** The company's e-mail, three phones and offices, as links where they can be. */
export function ContactFacts({ brand }: { brand: Brand }) {
  return (
    <Facts
      facts={[
        { term: 'Email', detail: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
        ...brand.phones.map((phone) => ({
          term: phone.label,
          detail: <a href={telHref(phone.number)}>{phone.number}</a>,
        })),
        { term: 'Offices', detail: brand.offices.map((office) => office.city).join(', ') },
      ]}
    />
  );
}
