export const head = {
  headline: ['Bring the problem.', 'Skip the deck.'],
  lead: 'Half an hour with an engineer. You leave knowing whether AI is the right tool and what it would take.',
  schedule: 'Schedule Consultation',
  newTab: 'Open in a new tab',
  email: 'Send Email',
};

export const form = { heading: 'Contact information' };
