import type { DeliveryState, LeadStatus } from '@northgate/contracts/console/leads';

/** What the console calls the steps of a lead. */
export const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  'in-work': 'In work',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** How far the notifications of a lead are, in a word or two. */
export const deliveryNames: Record<DeliveryState, string> = {
  dead: 'Given up',
  pending: 'On its way',
  withheld: 'Withheld',
  held: 'No channel',
  delivered: 'Delivered',
};

/** What a campaign's link said, by its parameter. */
export const campaignNames = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
};
