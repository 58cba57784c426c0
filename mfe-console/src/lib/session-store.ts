import { everyApp, isEnough, roleFor, type Role, type Session } from '@northgate/contracts/console/session';
import { create } from 'zustand';

interface SessionState {
  session: Session | null;
  began: (session: Session) => void;
  ended: () => void;
}

/** Who is logged in. */
export const useSession = create<SessionState>()((set) => ({
  session: null,
  began: (session) => set({ session }),
  ended: () => set({ session: null }),
}));

/** Whether the logged-in user has a role, in an app or everywhere. */
export const useMay = (needed: Role, app: string = everyApp): boolean =>
  useSession(({ session }) => session !== null && isEnough(roleFor(session.roles, app), needed));
