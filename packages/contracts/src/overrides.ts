/** Header of `/healthz` by which a site says that live builds may be shown in its pages: it is `allowed` there. */
export const overridesHeader = 'x-overrides';
