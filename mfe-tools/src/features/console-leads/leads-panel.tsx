import type { PanelProps } from '@northgate/contracts/console/panel';
import { isEnough } from '@northgate/contracts/console/session';
import { useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DeskContext } from './desk-context';
import { LeadsPage } from './leads-page';

/** Leads of the contact form: an inbox, and a drawer for the one that is looked at. */
export function LeadsPanel({ role, person, client, notify }: PanelProps) {
  const desk = useMemo(
    () => ({
      client,
      notify,
      person,
      mayChange: isEnough(role, 'editor'),
      mayDecide: isEnough(role, 'operator'),
    }),
    [client, notify, person, role],
  );
  return (
    <DeskContext value={desk}>
      <Routes>
        <Route path=":id?" element={<LeadsPage />} />
      </Routes>
    </DeskContext>
  );
}
