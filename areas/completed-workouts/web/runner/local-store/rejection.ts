/** What a device knows, without the answer of the server that refused it. */
export function withoutRejection<T extends { rejection?: string; rejectionCode?: string }>({
  rejection: _,
  rejectionCode: __,
  ...rest
}: T) {
  return rest;
}
