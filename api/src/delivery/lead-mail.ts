import { domainToASCII } from 'node:url';
import type { Brand } from '@northgate/site/brand.js';
import { serviceOptions } from '@northgate/site/services.js';
import type { SendMailOptions } from 'nodemailer';
import type { StoredLead } from '../leads/lead.js';
import { escapeHtml } from '../text/escape-html.js';
import { oneLine } from '../text/one-line.js';

export interface Addresses {
  from: string;
  to: string[];
}

/** Characters of a local part that no mail program reads as anything else. */
const plainLocalPart = /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;

/** The visitor's address in a form that is safe in a header, or nothing; it stands in the text in any case. */
function replyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = domainToASCII(email.slice(at + 1));
  const safe = plainLocalPart.test(email.slice(0, at)) && /^[a-z0-9.-]+$/.test(domain);
  return safe ? `${email.slice(0, at)}@${domain}` : undefined;
}

/** Text for a mail header: what was typed as an encoded word (RFC 2047) stays as it was typed and is not decoded. */
const headerText = (text: string): string =>
  oneLine(text)
    .replace(/=(?=\?)/g, '= ')
    .replace(/\?(?==)/g, '? ');

/** A name without the characters that mean something in an address. */
const displayName = (name: string): string => headerText(name.replace(/[<>"\\,;:@()]+/g, ' '));

/** The e-mail about a lead; the same lead always has the same Message-ID, so that a repeat can be told. */
export function leadMail(lead: StoredLead, brand: Brand, { from, to }: Addresses): SendMailOptions {
  const service = serviceLabel(lead, brand);
  const replyTo = replyAddress(lead.email);
  const lines = linesOf(lead, service);
  return {
    messageId: `<${lead.id}@${new URL(brand.siteUrl).hostname}>`,
    date: new Date(lead.createdAt),
    from: { name: `${brand.company.name} website`, address: from },
    to,
    ...(replyTo && { replyTo: { name: displayName(lead.name), address: replyTo } }),
    subject: headerText(`New lead: ${service} from ${lead.company}`),
    text: textOf(lines, lead.message),
    html: htmlOf(lines, lead.message),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const serviceLabel = (lead: StoredLead, brand: Brand): string =>
  serviceOptions(brand).find(({ value }) => value === lead.service)?.label ?? lead.service;

type Line = [label: string, value: string];

function linesOf(lead: StoredLead, service: string): Line[] {
  const lines: Line[] = [
    ['Name', lead.name],
    ['Company', lead.company],
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ['Service', service],
    ['Received', lead.createdAt],
    ['Lead', lead.id],
  ];
  if (lead.flagReasons.length > 0) lines.push(['Looks like spam', lead.flagReasons.join('; ')]);
  return lines.map(([label, value]) => [label, oneLine(value)]);
}

const textOf = (lines: Line[], message: string): string =>
  `${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`;

const htmlOf = (lines: Line[], message: string): string => `<!doctype html>
<html lang="en">
<body style="font-family:sans-serif;color:#12212b">
<table cellpadding="4">
${lines.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`).join('\n')}
</table>
<p style="white-space:pre-wrap">${escapeHtml(message)}</p>
</body>
</html>
`;
