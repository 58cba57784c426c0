import type { StoredLead } from '../leads/lead.js';
import { contactExample } from './contact-example.js';

/** A lead as the worker gets it. */
export const leadExample: StoredLead = {
  id: '6f0c3a52-8f0e-4a57-9a51-2f4f2b1f7a10',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...contactExample,
  flagReasons: [],
};
