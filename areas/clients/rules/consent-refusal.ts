/** Whether the server refused to store something because a consent of the client is missing: `consentProblems` of the contract. */
export function isConsentRefusal({ code }: { code: string }): boolean {
  return /^(own_)?(health_data|photos)_(withdrawn|not_given)$/.test(code);
}
