import { chatMessageLimit } from '@northgate/contracts/chat';
import { chatTexts, focusDelay, inlineVoice, messageLimit, modalVoice } from './chat.content';

test('the fixed texts are word for word', () => {
  expect(inlineVoice.failed).toBe(
    "I apologize, but I'm having trouble connecting right now. Please try again in a moment.",
  );
  expect(inlineVoice.late.text).toBe(
    'Response is taking longer than expected. Please try a shorter question or try again.',
  );
  expect(modalVoice.failed).toBe(
    "I apologize, but I'm having trouble connecting right now. Please try again or contact us directly.",
  );
  expect(chatTexts.thinking).toBe('AI is thinking...');
});

test('the inline chat waits 45 s and focuses after 300 ms; the floating one has no limit', () => {
  expect(inlineVoice.late.after).toBe(45_000);
  expect(focusDelay).toBe(300);
  expect(modalVoice).not.toHaveProperty('late');
});

test('the input stops where the api stops', () => {
  expect(messageLimit).toBe(chatMessageLimit);
});

test('no text is empty', () => {
  for (const text of Object.values(chatTexts)) expect(text.trim()).not.toBe('');
});
