/**
 * A point at which an area calls functions of areas above it, for example for columns of its list that other areas
 * compute. The lower area defines the point and its type, an upper area registers an extension; neither reads the
 * other's tables.
 */
export interface ExtensionPoint<Extension> {
  readonly name: string;
  /** Exists for the type only: the type of the extensions. */
  readonly extension?: Extension;
}

/** An extension of one area, registered with `bindArea`. */
export interface RegisteredExtension {
  readonly point: ExtensionPoint<unknown>;
  readonly extension: unknown;
}

/**
 * Defines an extension point, in the lower area: `export const clientColumns =
 * defineExtensionPoint<ClientColumns>('columns of clients')`.
 */
export function defineExtensionPoint<Extension>(name: string): ExtensionPoint<Extension> {
  return Object.freeze({ name });
}

/**
 * Extends a point of a lower area: `bindArea('programs', ..., { extensions: [extend(clientColumns, { program:
 * runningProgram })] })`.
 */
export function extend<Extension>(
  point: ExtensionPoint<Extension>,
  extension: NoInfer<Extension>,
): RegisteredExtension {
  return { point, extension };
}

/** All extensions of a point, in the order of the areas. */
export function extensionsOf<Extension>(
  { extensions }: { extensions: readonly RegisteredExtension[] },
  point: ExtensionPoint<Extension>,
): Extension[] {
  return extensions.filter((registered) => registered.point === point).map(({ extension }) => extension as Extension);
}
