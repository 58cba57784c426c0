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

/**
 * Phrases of mass mailings that visitors of this site do not write, as patterns over small letters. A word that names a trade
 * says nothing by itself: a casino buys cameras, too.
 */
const phrases = [
  '(?:buy|cheap|order) (?:cialis|viagra)',
  '(?:cialis|viagra) online',
  '(?:buy|cheap|dofollow|high[- ]quality|quality|seo) backlinks',
  '(?:best|top) online casinos',
  'casino (?:bonus(?:es)?|free spins)',
  '(?:join|claim)(?: (?:our|my|the|this|your))? crypto giveaway',
  "(?:boost|grow|improve|increase|raise) (?:the|your)(?: site's| website's)? domain authority",
  'high domain authority',
  'double your bitcoin',
  '(?:sexy|vip|erotic) escorts?',
  '(?:get|put|rank|reach|bring)(?: you| your (?:web)?site| your business)?(?: on| onto| to)?(?: the)? first page of google',
  'guaranteed (?:organic|targeted|visitor|web|website) traffic',
  '(?:accept|offer|place|publish|submit|write)(?: (?:a|an|paid|sponsored|your))* guest posts?',
  'guest posts? (?:on your|for your|opportunity|opportunities)',
  'guest posting',
  '(?:instant|quick) payday loans?',
  'payday loans? online',
  'rank your website',
  '(?:affordable|cheap|monthly) seo packages?',
  '(?:buy|cheap) (?:instagram|real|tiktok|twitter|youtube) followers',
];

const knownPhrase = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

const linksIn = (text: string): number => text.match(link)?.length ?? 0;

/** Why a request looks like spam, each as a phrase a person can check; empty when it does not. */
export function spamReasons({ contact, honeypot, sameTextCount }: Circumstances): string[] {
  const { name, company, message } = contact;
  const links = linksIn(message);
  const words = `${company} ${message}`.toLowerCase().replace(/\s+/g, ' ');
  const found = [...new Set(words.match(knownPhrase))];
  return [
    links > mostLinks && `${links} links in the message`,
    linksIn(`${name} ${company}`) > 0 && 'a link in the name or company',
    found.length > 0 && `known phrases: ${found.join(', ')}`,
    honeypot !== '' && 'the hidden field was filled in',
    sameTextCount > mostRepeats && `the same text ${sameTextCount} times within an hour from one address`,
  ].filter((reason) => reason !== false);
}
