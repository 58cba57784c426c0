import type { Brand } from '@northgate/site/brand.js';
import { plainPage, type PlainPage } from '@northgate/site/plain-page.js';
import { serviceOptions } from '@northgate/site/services.js';
import { telHref } from '@northgate/site/tel-href.js';
import { html, type Html } from '../http/html.js';

/** What someone typed into a form that could not be handed on, and where the form goes. */
interface UnsentForm {
  /** Path and query of the form's action. */
  action: string;
  /** Null when what was typed is not known. */
  fields: [name: string, value: string][] | null;
}

/** No form of the site has as many fields. */
const mostFields = 50;

/** How much of a message goes into the address of an e-mail, in characters; some programs take no more. */
const longestMail = 1500;

const labels: Record<string, string> = {
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  service: 'Service',
  message: 'Message',
};

/** What someone who sent a form without script reads while the api is away: what was typed, ready to be sent again, and other ways. */
export function apiAwayPage({ action, fields }: UnsentForm, brand: Brand): PlainPage {
  const message = fields?.find(([name]) => name === 'message')?.[1] ?? '';
  // Half a character cannot be encoded.
  const begun = message.slice(0, longestMail).replace(/[\uD800-\uDBFF]$/, '');
  const body = begun && `?body=${encodeURIComponent(begun)}`;
  const numbers = brand.phones.map(
    ({ label, number }) => html`<li>${label}: <a href="${telHref(number)}">${number}</a></li>`,
  );
  const kept = fields
    ? html`<p>Nothing you typed is lost. Send it again in a moment:</p>
        ${formOf(action, fields, brand)}`
    : html`<p>Your browser's back button keeps what you typed. Please send it again in a moment.</p>`;
  return plainPage(
    'We could not take your message',
    html`<p>Something on our side is not available right now.</p>
      ${kept}
      <p>Or reach us directly: <a href="mailto:${brand.email}${body}">${brand.email}</a></p>
      <ul>
        ${numbers}
      </ul>`.text,
  );
}

const formOf = (action: string, fields: [string, string][], brand: Brand): Html =>
  html`<form method="post" action="${action}">
    ${fields.slice(0, mostFields).map(([name, value]) => fieldOf(name, value.replaceAll('\0', '\uFFFD'), brand))}
    <button>Send again</button>
  </form>`;

function fieldOf(name: string, value: string, brand: Brand): Html {
  const label = labels[name];
  // A line break at the very start of a text area belongs to the markup.
  if (name === 'message' || value.includes('\n'))
    return html`<label>${label ?? name}<textarea name="${name}">${`\n${value}`}</textarea></label>`;
  if (!label) return html`<input type="hidden" name="${name}" value="${value}" />`;
  const options = name === 'service' ? serviceOptions(brand) : [];
  if (!options.some((option) => option.value === value))
    return html`<label>${label}<input name="${name}" value="${value}" /></label>`;
  const choices = options.map(
    (option) =>
      html`<option value="${option.value}" ${option.value === value ? 'selected' : ''}>
        ${option.label}
      </option>`,
  );
  return html`<label
    >${label}<select name="${name}">
      ${choices}
    </select></label
  >`;
}
