import type { ContactRequest } from '@northgate/contracts/contact.js';

/** A lead as it is stored; `flagReasons` is empty unless it looks like spam. */
export interface StoredLead extends ContactRequest {
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  flagReasons: string[];
}

/** Columns of a lead that a visitor filled in. */
export const contactColumns = ['name', 'company', 'email', 'phone', 'service', 'message'] as const;

/** What is selected to make a `StoredLead`. */
export const leadColumns = ['leads.id', 'leads.created_at', 'leads.flag_reasons', ...contactColumns] as const;

type LeadRow = ContactRequest & { id: string; created_at: number; flag_reasons: string };

export function leadOf(row: LeadRow): StoredLead {
  const { id, name, company, email, phone, service, message } = row;
  return {
    id,
    createdAt: new Date(row.created_at).toISOString(),
    ...{ name, company, email, phone, service, message },
    flagReasons: JSON.parse(row.flag_reasons) as string[],
  };
}
