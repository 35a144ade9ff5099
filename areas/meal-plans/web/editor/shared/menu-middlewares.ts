/** A menu with many entries is as high as the screen allows, and scrolls. */
export const menuMiddlewares = { flip: true, shift: true, size: true } as const;
