import { serviceOptions } from '@northgate/site/services.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import fc from 'fast-check';

/** One request; `valid` tells that every rule is kept, so anything but success is a fault. */
export interface FuzzRequest {
  valid: boolean;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Everything a text can hold that programs stumble over: NUL, lone surrogates, line ends, marks, markup. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    'x\udfffy',
    'a\r\nBcc: victim@example.com',
    "'; drop table leads; --",
    '<script>alert(1)</script>',
    '${7*7}{{7*7}}',
    '\u202eevil',
    '=1+1',
    'a'.repeat(5001),
  ),
);

const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, 0, -1, 1e308, true, [], {}, ['a'], { length: 5 }) },
);

/** Text of `least` to `most` characters after trimming, with odd characters in the middle. */
const textOf = (least: number, most: number) =>
  fc
    .tuple(fc.string({ unit: 'grapheme-ascii', maxLength: most - least }), fc.string({ maxLength: 3 }))
    .map(([first, second]) => `${'ab'.repeat(least)}${first}${second}`.trim().slice(0, most));

const validContact = fc.record(
  {
    name: textOf(2, 60),
    company: textOf(1, 60),
    email: fc
      .stringMatching(/^[a-z0-9.+_-]{1,20}@[a-z0-9-]{1,20}\.[a-z]{2,6}$/)
      .filter((email) => email.length <= 254),
    phone: fc.stringMatching(/^\+?[0-9]{5,14}$/),
    service: fc.constantFrom(...serviceOptions(defaultBrand).map(({ value }) => value)),
    message: fc.oneof(textOf(10, 200), textOf(10, 4000)),
    website: fc.oneof(fc.constant(''), oddText),
  },
  { requiredKeys: ['name', 'company', 'email', 'phone', 'service', 'message'] },
);

const idempotencyKey = fc.option(fc.stringMatching(/^[\x21-\x7e]{1,60}$/), { nil: undefined });

const post = (valid: boolean, path: string, headers: FuzzRequest['headers'], body: FuzzRequest['body']) => ({
  ...{ valid, method: 'POST', path, headers, body },
});

const validContactRequest = fc.oneof(
  fc.tuple(validContact, idempotencyKey).map(([contact, key]) =>
    post(
      true,
      '/api/contact',
      {
        ...json,
        ...(key === undefined
          ? {}
          : { 'idempotency-key': `${key}-${JSON.stringify(contact).length}-${contact.email}` }),
      },
      JSON.stringify(contact),
    ),
  ),
  validContact.map((contact) =>
    post(
      true,
      '/api/contact',
      form,
      new URLSearchParams({ ...contact, website: contact.website ?? '' }).toString(),
    ),
  ),
);

const validChatRequest = textOf(1, 500).map((message) =>
  post(true, '/api/chat', json, JSON.stringify({ message })),
);

const get = (valid: boolean, path: string, headers: FuzzRequest['headers'] = {}): FuzzRequest => ({
  ...{ valid, method: 'GET', path, headers, body: undefined },
});

const blogPath = fc.constantFrom('/api/blog', '/api/blog?region=india', '/api/blog?region=uk', '/api/docs');

const validBlogRequest = fc.oneof(
  blogPath.map((path) => get(true, path)),
  fc
    .tuple(blogPath, fc.constantFrom('*', '"x"', 'W/"x", "y"', ',,', '"'))
    .map(([path, tag]) => get(true, path, { 'if-none-match': tag })),
);

const brokenContact = fc
  .tuple(validContact, fc.constantFrom('name', 'company', 'email', 'phone', 'service', 'message'), oddValue)
  .map(([contact, field, value]) =>
    post(false, '/api/contact', json, JSON.stringify({ ...contact, [field]: value })),
  );

const strangeHeader = fc.constantFrom<FuzzRequest['headers']>(
  { 'idempotency-key': '' },
  { 'idempotency-key': 'two words' },
  { 'idempotency-key': 'x'.repeat(201) },
  { 'x-request-id': 'a b' },
  { 'x-forwarded-for': 'not-an-address, 1.2.3.4' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': ';;;' },
  { 'content-encoding': 'gzip' },
  { accept: 'text/html' },
  { expect: '100-continue' },
  { 'if-none-match': '"'.repeat(2000) },
);

const target = fc.constantFrom('/api/contact', '/api/chat');

const strangeBody = fc
  .tuple(
    target,
    fc.oneof(
      fc.json({ maxDepth: 5 }),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('', '{', '[[[[', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}', '[]'),
      fc.constant(JSON.stringify({ message: 'x'.repeat(70_000) })),
    ),
    fc.oneof(fc.constant({}), strangeHeader),
    fc.constantFrom(json, form),
  )
  .map(([path, body, headers, type]) => post(false, path, { ...type, ...headers }, body));

const oddChat = oddValue.map((message) => post(false, '/api/chat', json, JSON.stringify({ message })));

/** A lone surrogate has no place in a URL. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Only characters a client can put on the wire; the rest is encoded or not, as chance has it. */
const oddPath = fc.oneof(
  oddText.map((text) => `/api/blog/${encodeURIComponent(wellFormed(text))}`),
  oddText.map((text) => `/api/blog?region=${encodeURIComponent(wellFormed(text))}`),
  fc.stringMatching(/^[\x21-\x7e]{0,80}$/).map((text) => `/api/blog/${text}`),
  fc.stringMatching(/^[\x21-\x7e]{0,40}$/).map((text) => `/${text}`),
  fc.constantFrom(
    '/api/blog/%zz',
    '/api/blog/%00',
    '/api/blog/%ff%fe',
    '/api/blog/..%2f..%2fetc',
    '//api//blog',
  ),
  fc.constantFrom('/api/blog?region=a&region=b', '/api/blog?region[]=a', '/api/blog?region[__proto__]=a'),
);

const oddRead = fc
  .tuple(oddPath, fc.constantFrom('GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'))
  .map(([path, method]): FuzzRequest => ({ valid: false, method, path, headers: {}, body: undefined }));

/** About half of all requests are valid by construction, the others are wrong in every way we could think of. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 30, arbitrary: validContactRequest },
  { weight: 10, arbitrary: validChatRequest },
  { weight: 10, arbitrary: validBlogRequest },
  { weight: 20, arbitrary: brokenContact },
  { weight: 10, arbitrary: oddChat },
  { weight: 10, arbitrary: strangeBody },
  { weight: 10, arbitrary: oddRead },
);
