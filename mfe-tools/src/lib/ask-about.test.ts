import { carry } from './ask-about';
import { contactDraft, emptyDraft } from './contact-draft';

const enquiry = { message: 'A score of 83.', service: 'ai-infrastructure' };

beforeEach(() => contactDraft.clear());

test('an enquiry becomes the message of an empty form', () => {
  carry(enquiry);
  expect(contactDraft.read()).toEqual({ ...emptyDraft, ...enquiry });
});

test('what was typed before stays, and the enquiry stands below it once', () => {
  contactDraft.write({ ...emptyDraft, name: 'Ada Marsh', service: 'other', message: 'Hello.' });
  carry(enquiry);
  carry(enquiry);
  expect(contactDraft.read()).toEqual({
    ...emptyDraft,
    name: 'Ada Marsh',
    service: 'other',
    message: 'Hello.\n\nA score of 83.',
  });
});
