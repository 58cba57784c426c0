import { z } from 'zod';
import { campaignKeys } from '../campaign.js';

/** Where work on a lead stands. */
export const leadStatuses = ['new', 'in-work', 'won', 'lost', 'spam'] as const;
export const leadStatus = z.enum(leadStatuses);
export type LeadStatus = z.infer<typeof leadStatus>;

/** How far the notifications of a lead are; the one that asks most for attention comes first. */
export const deliveryStates = ['dead', 'pending', 'withheld', 'held', 'delivered'] as const;
const deliveryState = z.enum(deliveryStates);
export type DeliveryState = z.infer<typeof deliveryState>;

/** What a link of a campaign says of itself; kept with a lead only where its visitor agreed to that. */
export const campaign = z.partialRecord(z.enum(campaignKeys), z.string().max(200));
export type Campaign = z.infer<typeof campaign>;

/** A lead as it stands in the list. */
export const leadLine = z.object({
  id: z.string(),
  createdAt: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  service: z.string(),
  /** The first words of the message. */
  excerpt: z.string(),
  status: leadStatus,
  /** Who works on it; null for nobody. */
  owner: z.string().nullable(),
  /** Path of the page the form was sent from; empty where that is not known. */
  page: z.string(),
  campaign,
  delivery: deliveryState,
});
export type LeadLine = z.infer<typeof leadLine>;

/** What a list is narrowed to. Texts are compared without regard to capital letters. */
export const leadFilter = z.object({
  search: z.string().max(200).optional(),
  status: leadStatus.optional(),
  /** A name, or `-` for nobody. */
  owner: z.string().max(200).optional(),
  service: z.string().max(200).optional(),
  delivery: deliveryState.optional(),
  /** The value of `utm_campaign`. */
  campaign: z.string().max(200).optional(),
  /** The first and the last day (UTC) as YYYY-MM-DD. */
  since: z.iso.date().optional(),
  until: z.iso.date().optional(),
});
export type LeadFilter = z.infer<typeof leadFilter>;

/** A page of the list, the newest first. */
export const leadPage = z.object({
  leads: z.array(leadLine),
  /** How many the filter finds. */
  total: z.number().int(),
  /** How many of what search, owner and the other filters find have each status. */
  counts: z.record(leadStatus, z.number().int()),
  /** Where the next page begins; null on the last. */
  next: z.string().nullable(),
});
export type LeadPage = z.infer<typeof leadPage>;

/** What the list can be narrowed to. */
export const leadChoices = z.object({
  owners: z.array(z.string()),
  services: z.array(z.string()),
  campaigns: z.array(z.string()),
});
export type LeadChoices = z.infer<typeof leadChoices>;

const leadNote = z.object({ id: z.string(), at: z.string(), author: z.string(), text: z.string() });

/** Everything about one lead. */
export const leadDetail = leadLine.omit({ excerpt: true }).extend({
  phone: z.string(),
  message: z.string(),
  /** Why it looks like spam; empty where it does not. */
  flagReasons: z.array(z.string()),
  notes: z.array(leadNote),
  notifications: z.array(
    z.object({
      channel: z.string(),
      status: deliveryState,
      attempts: z.number().int(),
      nextAttemptAt: z.string(),
      deliveredAt: z.string().nullable(),
      lastError: z.string().nullable(),
    }),
  ),
  /** How many other leads have the same address. */
  others: z.number().int(),
});
export type LeadDetail = z.infer<typeof leadDetail>;

/** A change of one lead or several; what is left out stays. */
export const leadChange = z
  .object({ status: leadStatus, owner: z.string().trim().min(1).max(200).nullable() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Say what is to change.');
export type LeadChange = z.infer<typeof leadChange>;

/** The same change of several leads. */
export const leadsChange = z.object({ ids: z.array(z.uuid()).min(1).max(200), change: leadChange });

/** A note to a lead. */
export const leadNoteText = z.object({ text: z.string().trim().min(1).max(5000) });

/** Days after which leads are deleted; 0 keeps them until somebody deletes them. */
export const leadSettings = z.object({ keepDays: z.number().int().min(0).max(3650) });
export type LeadSettings = z.infer<typeof leadSettings>;

/** A person, by the address they gave; capital letters do not count. */
export const leadPerson = z.object({ email: z.string().trim().min(3).max(254) });
