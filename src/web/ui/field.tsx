import {
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  type TextFieldProps,
} from 'react-aria-components'
import './field.css'

/** @param error What is wrong with it, in a sentence; null: nothing. */
export function TextField({
  label,
  hint,
  error = null,
  placeholder = '',
  rows,
  isRequired = false,
  ...props
}: Omit<TextFieldProps, 'className' | 'style' | 'children'> & {
  label: string
  hint?: string
  error?: string | null
  placeholder?: string
  /** A text of several lines. */
  rows?: number
}) {
  return (
    <AriaTextField
      {...props}
      className="field"
      isRequired={isRequired}
      isInvalid={error !== null}
      // By default the browser would not send a form again once the server has found something wrong with it.
      validationBehavior="aria"
    >
      <Label>{label}</Label>
      {rows === undefined ? (
        <Input placeholder={placeholder} required={isRequired} />
      ) : (
        <TextArea rows={rows} placeholder={placeholder} />
      )}
      {hint !== undefined && <Text slot="description">{hint}</Text>}
      <FieldError>{error}</FieldError>
    </AriaTextField>
  )
}

/** One of a few; the browser's own list, which phones know how to show. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
