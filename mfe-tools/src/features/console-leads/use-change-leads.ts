import type { LeadChange, LeadStatus } from '@northgate/contracts/console/leads';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { statusNames } from '../../content/console-leads.content';
import { useDesk } from './desk-context';

interface LeadState {
  id: string;
  status: LeadStatus;
  owner: string | null;
}

/** What a change is called once it is made. */
function said(count: number, { status, owner }: LeadChange): string {
  const leads = count === 1 ? 'The lead' : `${count} leads`;
  if (status) return `${leads}: ${statusNames[status].toLowerCase()}.`;
  return owner ? `${leads}: now with ${owner}.` : `${leads}: with nobody now.`;
}

/** Changes leads, and offers for a while to put each back as it was. */
export function useChangeLeads(changed: () => void) {
  const { client, notify } = useDesk();
  const putBack = async (before: LeadState[]) => {
    for (const { id, status, owner } of before) await client.patch(`/desk/leads/${id}`, { status, owner });
  };
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
    }
    changed();
  };
  return (ids: string[], change: LeadChange) =>
    attempt(async () => {
      const { data: before } = await client.patch<LeadState[]>('/desk/leads', { ids, change });
      notify({ text: said(before.length, change), undo: () => void attempt(() => putBack(before)) });
    });
}
