import { isIP } from 'node:net';
import { z } from 'zod';
import { hostOf, isPublic, meansLoopback } from './network-address.js';

/** 0 to `most`, written in digits. */
export const wholeNumber = (most: number, least = 0) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error });
};

/** Seconds, fractions allowed; read as milliseconds. */
export const seconds = (least: number, most: number) => {
  const error = `must be a number of seconds from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?$/, error)
    .transform((text) => Math.round(Number(text) * 1000))
    .refine((value) => value >= least * 1000 && value <= most * 1000, { error });
};

export const yesOrNo = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1');

const isBits = (text: string, most: number) => /^\d{1,3}$/.test(text) && Number(text) <= most;

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || isBits(bits, most));
};

const splitList = (list: string): string[] => list.split(',').map((entry) => entry.trim());

export const networkList = z
  .string()
  .transform(splitList)
  .refine((list) => list.every(isNetwork), { error: 'must be an address or CIDR such as 10.0.0.0/8' });

const originError = 'must be an http or https origin such as http://127.0.0.1:3000';

export const origin = z
  .url({ protocol: /^https?$/, error: originError })
  .refine((url) => URL.canParse(url) && new URL(url).pathname === '/', { error: originError })
  .transform((url) => new URL(url).origin);

const mailError = 'must be an e-mail address such as sales@example.com';

export const mailAddress = z.email({ error: mailError });

export const mailAddresses = z
  .string()
  .transform(splitList)
  .refine((list) => list.every((address) => mailAddress.safeParse(address).success), {
    error: `${mailError}, or several separated by commas`,
  });

export const smtpUrl = z
  .string()
  .refine((text) => /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text) && new URL(text).hostname !== '', {
    error: 'must be an address such as smtp://user:password@mail.example.com:587',
  });

const isWebhook = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && meansLoopback(url));
  return secure && url.username === '' && url.password === '';
};

const isReachable = (text: string): boolean => {
  if (!URL.canParse(text)) return true;
  const url = new URL(text);
  return isIP(hostOf(url)) === 0 || meansLoopback(url) || isPublic(hostOf(url));
};

export const webhookUrl = z
  .string()
  .refine(isWebhook, { error: 'must be an https address without user and password, or http on this machine' })
  .refine(isReachable, { error: 'must not point into a private network' });

/** The page server stands beside the api, so this one may lead into a private network. */
export const hookUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address such as http://127.0.0.1:3000/__hooks/content',
});

export const sharedSecret = z.string().min(16, 'must have at least 16 characters');
const endpointError =
  'must be an http or https address without user and password such as https://llm.example.com/v1';

const isEndpoint = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
};

export const endpointUrl = z
  .string()
  .refine(isEndpoint, { error: endpointError })
  .transform((text) => text.replace(/\/+$/, ''));

export const apiKey = z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be printable characters without spaces');
