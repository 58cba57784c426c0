/** A candidate did not pass the gate; nothing live has changed. */
export class GateRefusal extends Error {
  override name = 'GateRefusal';
  constructor(
    readonly problems: string[],
    /** True when pages only look different: the same release passes once somebody says that this is wanted. */
    readonly held = false,
  ) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n');
    super(
      held
        ? `The gate holds this release back, for pages look different:\n${list}\nSee the console (npm run console) for the pictures; release it with --accept-look when they are as they should be.`
        : `The gate refused this release:\n${list}`,
    );
  }
}
