import { z } from 'zod';
import type { AppName } from './release.js';

/** Header of `/healthz` by which a site says that live builds may be shown in its pages: it is `allowed` there. */
export const overridesHeader = 'x-overrides';

/** Where a developer who may release an app gets a pass to its live build on a port of their machine. */
export const overridePath = (app: AppName, port: number): string => `/__override/${app}?port=${port}`;

/** The answer: what the browser that is to show it brings along once, as `?override=`. */
export const overridePass = z.object({ pass: z.string(), expires: z.string() });
