import { Badge } from '@northgate/ui/components/text/badge';

const known = new Map([
  ['india', { label: 'India', ground: 'land' }],
  ['nigeria', { label: 'Nigeria', ground: 'dry' }],
] as const);
const elsewhere = { label: 'Global', ground: 'shallow' } as const;

/** The region of a post; whatever is neither India nor Nigeria is Global. */
export function RegionBadge({ region }: { region: string }) {
  const { label, ground } = known.get(region as 'india') ?? elsewhere;
  return <Badge ground={ground}>{label}</Badge>;
}
