const visible = 2
const dots = '•••'

/** `ka•••@example.test` of a mail address, `98•••` of a number: enough to recognize, not enough to write to. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [name, host] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)]
  return `${name.slice(0, Math.min(visible, name.length - 1))}${dots}${host}`
}

/** Each run of the characters of an address is tried once, from its beginning. */
const addresses =
  /(?<![\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*|(?<!\d)9[678]\d{8}(?!\d)/g

/** The text with every mail address and mobile number in it masked, as an answer of a mail server may repeat them. */
export function maskAddressesIn(text: string): string {
  return text.replaceAll(addresses, maskedAddress)
}
