import { inFile, kindOf } from './campaign-case.js';

const contactStyles = 'mfe-tools/src/features/contact/contact.module.css';
const conversation = 'mfe-chat/src/lib/use-conversation.ts';

const thanks = kindOf(
  'fails once it was sent',
  {
    'the thanks break': inFile(
      'mfe-tools/src/features/contact/thank-you.tsx',
      '    if (takesFocus) panel.current?.focus();',
      `    if (takesFocus) throw new Error('no thanks');`,
    ),
    'nothing is said': inFile(
      'mfe-tools/src/features/contact/contact-panel.tsx',
      '  if (sent) return <ThankYou level={level} takesFocus={sentHere} />;',
      '  if (sent) return sentHere ? <div /> : <ThankYou level={level} takesFocus />;',
    ),
  },
  { app: 'mfe-tools', pages: ['/contact'] },
);

const unseen = kindOf(
  'says unseen what became of a form',
  {
    'the thanks are moved off the page': [
      { file: contactStyles, add: '.thanks { position: absolute; left: -9999px; }' },
    ],
    'the thanks have no height': [{ file: contactStyles, add: '.thanks { height: 0; overflow: hidden; }' }],
    'the thanks are clear as glass': [{ file: contactStyles, add: '.thanks { filter: opacity(0); }' }],
    'a failure is kept quiet': inFile(
      'mfe-tools/src/features/contact/use-contact-form.ts',
      '      reportFailed();',
      '      void reportFailed;',
    ),
  },
  { app: 'mfe-tools', pages: ['/contact'] },
);

const answers = kindOf(
  'breaks the chat',
  {
    'an answer with a source breaks it': inFile(
      conversation,
      `  if (outcome.kind === 'answered') return outcome.reply;`,
      `  if (outcome.kind === 'answered') {
    if (outcome.reply.sources.length) throw new Error('no such source');
    return outcome.reply;
  }`,
    ),
    'its answers are not shown': inFile(
      conversation,
      '        setConversation((current) => withReply(current, replyTo(outcome, voice), Date.now()));',
      `        if (outcome.kind !== 'answered') setConversation((current) => withReply(current, replyTo(outcome, voice), Date.now()));`,
    ),
    'it takes one question only': inFile(
      conversation,
      'if (!mayAsk(text, running.current !== null)) return false;',
      'if (!mayAsk(text, running.current !== null) || latest.current.messages.length > 4) return false;',
    ),
    'its first answer is its last': inFile(
      conversation,
      'withReply(current, replyTo(outcome, voice), Date.now()));',
      'current.messages.length > 5 ? current : withReply(current, replyTo(outcome, voice), Date.now()));',
    ),
    'its answers are clear as glass': [
      { file: 'mfe-chat/src/lib/message-log.module.css', add: '.assistant { filter: opacity(0); }' },
    ],
    'the floating one is wider than a phone': [
      {
        file: 'mfe-chat/src/features/chat-modal/floating-dialog.module.css',
        add: '.dialog { width: 600px; max-width: none; }',
      },
    ],
  },
  { app: 'mfe-chat', pages: ['/'] },
);

const figures = kindOf(
  'breaks a calculator',
  {
    'it divides by nothing': inFile(
      'mfe-tools/src/features/roi/roi.logic.ts',
      'Math.round(guards * guardCost - cameras * cameraCost);',
      'Math.round((guards * guardCost - cameras * cameraCost) / (guards - guards));',
    ),
    'it counts the other way round': inFile(
      'mfe-tools/src/features/roi/roi.logic.ts',
      'Math.round(guards * guardCost - cameras * cameraCost);',
      'Math.round(cameras * cameraCost - guards * guardCost);',
    ),
  },
  { app: 'mfe-tools', pages: ['/cctv-security'] },
);

const search = 'shell/src/features/search/search-panel.module.css';
const opened = kindOf(
  'breaks what it opens',
  {
    'what is typed into the search is pale': [
      { file: search, add: '.form input { color: #ddd; } .status { color: #ddd; }' },
    ],
    'nothing is to be seen in the search': [
      { file: search, add: '.dialog > * { -webkit-text-fill-color: transparent; }' },
    ],
    'the search is wider than the window': [
      { file: search, add: '.dialog { width: 1500px; margin-left: 0; }' },
    ],
  },
  { app: 'shell', pages: ['/contact'] },
);

/** Further releases the gate has to refuse or hold: what is wrong shows when they are used, and answered. */
export const brokenOnceUsed = [...thanks, ...unseen, ...answers, ...figures, ...opened];
