import type { ContactRequest } from '@northgate/contracts/contact.js';

/** What is known about a request besides the form's six fields. */
export interface Circumstances {
  contact: ContactRequest;
  /** The field `website`, which the page hides: people leave it empty. */
  honeypot: string;
  /** How often this text came from this address within the hour, this time included. */
  sameTextCount: number;
}

const mostLinks = 2;
const mostRepeats = 3;

const link = /https?:\/\/|\bwww\./gi;

/** Phrases of mass mailings that visitors of this site do not write. */
const phrases = [
  'backlinks',
  'buy followers',
  'casino',
  'cialis',
  'crypto giveaway',
  'domain authority',
  'double your bitcoin',
  'escort service',
  'first page of google',
  'guaranteed traffic',
  'guest post',
  'payday loan',
  'rank your website',
  'seo package',
  'viagra',
];

const linksIn = (text: string): number => text.match(link)?.length ?? 0;

/** Why a request looks like spam, each as a phrase a person can check; empty when it does not. */
export function spamReasons({ contact, honeypot, sameTextCount }: Circumstances): string[] {
  const { name, company, message } = contact;
  const links = linksIn(message);
  const words = `${company} ${message}`.toLowerCase().replace(/\s+/g, ' ');
  const found = phrases.filter((phrase) => words.includes(phrase));
  return [
    links > mostLinks && `${links} links in the message`,
    linksIn(`${name} ${company}`) > 0 && 'a link in the name or company',
    found.length > 0 && `known phrases: ${found.join(', ')}`,
    honeypot !== '' && 'the hidden field was filled in',
    sameTextCount > mostRepeats && `the same text ${sameTextCount} times within an hour from one address`,
  ].filter((reason) => reason !== false);
}
