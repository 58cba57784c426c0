/** The company mark, 28 × 28, in the colour of the text around it and the signal colour. */
export const LogoMark = ({ size = 28, className }: { size?: number; className?: string }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
    <path d="M2.5 2h5v24h-5zM20.5 2h5v24h-5z" fill="currentColor" />
    <path d="M7.5 2L20.5 26" stroke="var(--colors-signal)" strokeWidth={2.25} fill="none" />
  </svg>
);
